declare module 'virtual:client-script' {
  const text: string
  export default text
}
