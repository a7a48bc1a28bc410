"""Migrations, one file each, numbered from 0001. Forward only; a file that was released is never changed."""
