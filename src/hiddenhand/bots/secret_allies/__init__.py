"""Players of Secret Allies: easy and normal by rules of thumb, hard by search on top of them."""
