/** What is said of files that were picked or sent. */
export const fileMessages = {
  notImage: 'The file is not an image',
  notType: 'The file is not type {types}',
} as const

/** What only the server says of a file. */
export const uploadMessages = {
  tooLarge: 'The file is larger than {size}MB',
  wrongType: 'Incorrect file type, please try again',
  otherOffset: 'The next byte of this file is number {offset}.',
  tooLong: 'The file is longer than it was said to be.',
  notWhole: 'The file has not arrived whole yet.',
  damaged: 'This part of the file was damaged on its way. Please send it again.',
  changed: 'The file has changed while it was sent. Please choose it again.',
  tooManyUploads: 'Too many files are being sent at once. Please finish or cancel one of them first.',
} as const
