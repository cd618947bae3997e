declare module 'virtual:client-script' {
  const text: string
  export default text
}
declare module 'virtual:preview-script' {
  const text: string
  export default text
}
declare module 'virtual:files-script' {
  const text: string
  export default text
}
