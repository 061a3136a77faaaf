"""Tables being served: requests in, events written, scenes out."""
