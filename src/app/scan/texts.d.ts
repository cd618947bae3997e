declare module '*?script' {
  const text: string
  export default text
}
