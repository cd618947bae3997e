/** What is said of files that were picked or sent. */
export const fileMessages = {
  notImage: 'The file is not an image',
  notType: 'The file is not type {types}',
} as const

/** What only the server says of a file. */
export const uploadMessages = {
  tooLarge: 'The file is larger than {size}MB',
  wrongType: 'Incorrect file type, please try again',
  heic: 'Photos in the HEIC format cannot be read here. Save the photo as a JPEG and choose that, or set the camera to “Most Compatible”.',
  lockedPdf: 'This PDF is damaged, or holds scripts or other files. Print it to a new PDF and choose that.',
  lockedOffice: 'This document is damaged, or has a password or macros. Save a copy without them and choose that.',
  otherOffset: 'The next byte of this file is number {offset}.',
  tooLong: 'The file is longer than it was said to be.',
  notWhole: 'The file has not arrived whole yet.',
  damaged: 'This part of the file was damaged on its way. Please send it again.',
  changed: 'The file has changed while it was sent. Please choose it again.',
  tooManyUploads: 'Too many files are being sent at once. Please finish or cancel one of them first.',
} as const
