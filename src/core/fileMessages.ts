/** What is said of files that were picked or sent. */
export const fileMessages = {
  notImage: 'The file is not an image',
  notType: 'The file is not type {types}',
} as const

/** What only the server says of a file. */
export const uploadMessages = {
  tooLarge: 'The file is larger than {size}MB',
  wrongType: 'Incorrect file type, please try again',
} as const
