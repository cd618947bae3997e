declare module 'stopword' {
  export const eng: readonly string[]
  export const spa: readonly string[]
  export const fra: readonly string[]
}
