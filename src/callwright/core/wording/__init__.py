"""Messages for the model and for people, made from codes and typed fields. Pure."""
