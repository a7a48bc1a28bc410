"""What is measured, one file for each kind of figure. A group takes the plan and gives sections of the report."""
