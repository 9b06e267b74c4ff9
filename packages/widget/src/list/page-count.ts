/** Pages of a list of `total` rows; at least one, so that an empty list still has a page. */
export const pageCount = (total: number, size: number): number => Math.max(1, Math.ceil(total / size))
