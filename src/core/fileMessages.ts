import { fillMessage } from './problem.ts'

/** What is said of files that were picked or sent. */
export const fileMessages = {
  notImage: 'The file is not an image',
  notType: 'The file is not type {types}',
} as const

/** Messages about a file refused for its content, or for how it was sent. */
export const uploadMessages = {
  tooLarge: 'The file is larger than {size}MB',
  wrongType: 'Incorrect file type, please try again',
  heic: 'Photos in the HEIC format cannot be read here. Save the photo as a JPEG and choose that, or set the camera to “Most Compatible”.',
  otherFormat: 'Pictures in this format cannot be read here. Save it in one of these formats and choose that: {formats}.',
  tooManyPixels: 'This picture has {size} megapixels. At most {most} megapixels can be read here: save a smaller copy and choose that.',
  slowPicture: 'This picture takes too long to read. Save a smaller copy and choose that.',
  damagedPicture: 'This picture is damaged. Save it anew or take it again, and choose that.',
  lockedSvg: 'This SVG is damaged, too complex, or holds scripts or other files. Save it as a PNG and choose that.',
  lockedPdf: 'This PDF is damaged, too complex, or holds scripts or other files. Print it to a new PDF and choose that.',
  passwordPdf: 'This PDF opens with a password. Save it without one and choose that.',
  signedPdf: 'This PDF is signed and holds scripts or other files, which cannot be kept. Print it to a new PDF and choose that.',
  lockedOffice: 'This document is damaged, too complex, or has a password or macros. Save a copy without them and choose that.',
  otherOffset: 'The next byte of this file is number {offset}.',
  tooLong: 'The file is longer than it was said to be.',
  notWhole: 'The file has not arrived whole yet.',
  damaged: 'This part of the file was damaged on its way. Please send it again.',
  changed: 'The file has changed while it was sent. Please choose it again.',
  tooManyUploads: 'Too many files are being sent at once. Please finish or cancel one of them first.',
} as const

/** Formats of photos that phones take and no rule reads. */
const heic = /\.hei[cf]s?$/i
const pictures = /\.(png|jpe?g|gif|webp|svgz?|avif|tiff?|bmp|jxl|jp2|ico|psd|dng|cr[23]|nef|arw)$/i

/** What is said of a file by its ending, which is none of `endings` (`.jpg`): of a picture how to save it; of any other file `otherwise`. */
export const sayWrongEnding = (fileName: string, endings: readonly string[], otherwise: string): string => {
  const name = fileName.trim()
  if (heic.test(name) && endings.includes('.jpg')) return uploadMessages.heic
  return otherwise === fileMessages.notImage && pictures.test(name) ? sayOtherFormat(endings) : otherwise
}

/** What is said of a picture in a format that is none of `endings`. */
export const sayOtherFormat = (endings: readonly string[]): string =>
  fillMessage(uploadMessages.otherFormat, { formats: [...new Set(endings.map(formatName))].join(', ') })

const formatName = (ending: string): string => ending.replace(/^\./, '').replace('jpeg', 'jpg').toUpperCase()
