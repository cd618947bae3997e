declare module 'virtual:client-script' {
  const text: string
  export default text
}
declare module 'virtual:preview-script' {
  const text: string
  export default text
}
declare module 'virtual:extra-script' {
  const text: string
  export default text
}
