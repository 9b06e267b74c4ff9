export const paperPageSize = 9
