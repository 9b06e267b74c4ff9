declare module 'virtual:prepared-school' {
  const address: string
  export default address
}
declare module 'virtual:prepared-cockpit' {
  const address: string
  export default address
}
