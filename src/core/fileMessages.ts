/** What is said of files that were picked or sent. */
export const fileMessages = {
  tooLarge: 'The file is larger than {size}MB',
  notImage: 'The file is not an image',
  notType: 'The file is not type {types}',
  wrongType: 'Incorrect file type, please try again',
} as const
