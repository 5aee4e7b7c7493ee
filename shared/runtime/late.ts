/**
 * A value that is made when it is first asked for. For what takes time to make and is not needed by every call: a start does not
 * wait for it.
 */
export function late<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
