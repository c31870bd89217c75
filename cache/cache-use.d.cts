type Uses = { hit: number; miss: number };

/** Look-ups in the caches of this process since its start. */
export const cacheUses: { page: Uses; data: Uses };
