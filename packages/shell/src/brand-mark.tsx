/** The product's mark: a mango with its leaf. Says nothing: the name stands beside it. */
export const BrandMark = ({ size = 24 }: { size?: number }) => (
  <svg className="brand-mark" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
    <path
      className="brand-fruit"
      d="M9.5 9.5c5-5.5 13-4 16 1.5 3.200 6-.5 14.500-8.500 16.500-7 1.700-13-2.500-13-8.500 0-4 2.300-6.200 5.500-9.500z"
    />
    <path
      className="brand-blush"
      d="M25.500 11c3.200 6-.5 14.500-8.500 16.500-5.200 1.300-9.900-.7-11.900-4.200 3.300 1 8.400.6 12.900-2.800 4-3 6.500-6.600 7.500-9.500z"
    />
    <path className="brand-leaf" d="M12.500 8.500C12 4.500 15.500 1.500 21 2c.3 4.300-3 7.500-8.500 6.500z" />
  </svg>
)
