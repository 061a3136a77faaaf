"""What owners of a box like to print, as vector PDF: text is text, and pictures are our own."""
