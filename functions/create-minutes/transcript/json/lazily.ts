/** Makes a value when it is first asked for: a schema costs its time at the start of every instance, and few are used. */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
