"""Where a call comes from: which conversation, which request, which tool call of the model. Stock clients name no run of ours."""
