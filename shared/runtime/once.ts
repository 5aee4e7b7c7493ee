/**
 * Opens a service when it is first needed and shares it from then on. A failed start is forgotten, so that the next
 * request tries again instead of meeting the old failure for ever.
 */
export function once<Service>(open: () => Promise<Service>): () => Promise<Service> {
  let opening: Promise<Service> | undefined;
  return () => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
}
