/** Whether this is the long run of the suite (`npm run test:long`): thousands of mounts for each element. */
export const long = import.meta.env['VITE_LONG_RUN'] === '1'
