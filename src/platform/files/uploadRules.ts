/** What a file is by its content. */
export type FileKind = 'png' | 'jpg' | 'gif' | 'webp' | 'svg' | 'pdf' | 'xlsx' | 'xls' | 'docx' | 'doc' | 'mp4' | 'webm' | 'mov'

export type UploadRule = {
  readonly kinds: readonly FileKind[]
  readonly maxBytes: number
  /** The rule asks for a picture of any sort, so its message is 'The file is not an image'. */
  readonly image: boolean
  /** The word for {types} in 'The file is not type {types}'. */
  readonly types: string
}

const MB = 1024 * 1024
const anyImage = ['png', 'jpg', 'gif', 'webp', 'svg'] as const

/** Where the specification gives no size, ours is 3 MB for pictures and 20 MB for documents. */
export const uploadRules = {
  avatar: { kinds: anyImage, maxBytes: 3 * MB, image: true, types: 'image' },
  picture: { kinds: ['svg', 'png', 'jpg'], maxBytes: 3 * MB, image: false, types: 'SVG, PNG or JPG' },
  logo: { kinds: ['png', 'jpg'], maxBytes: 3 * MB, image: false, types: '.png, .jpg, .jpeg' },
  staticUrlFile: {
    kinds: ['png', 'jpg', 'svg', 'xls', 'xlsx', 'doc', 'docx', 'pdf'],
    maxBytes: 20 * MB,
    image: false,
    types: 'png, jpeg, jpg, svg, xls, xlsx, doc, docx, pdf',
  },
  surveyFile: {
    kinds: ['pdf', 'xls', 'xlsx', 'doc', 'docx', 'png', 'jpg', 'webp'],
    maxBytes: 20 * MB,
    image: false,
    types: 'pdf, xls, xlsx, doc, docx, png, jpg, jpeg, webp',
  },
  surveyPhoto: { kinds: ['png', 'jpg', 'webp'], maxBytes: 20 * MB, image: true, types: 'image' },
  video: { kinds: ['mp4', 'webm', 'mov'], maxBytes: 20 * MB, image: false, types: 'mp4, webm, mov' },
  pdf: { kinds: ['pdf'], maxBytes: 20 * MB, image: false, types: 'PDF' },
  editorImage: { kinds: anyImage, maxBytes: 100 * MB, image: true, types: 'image' },
  spreadsheet: { kinds: ['xls', 'xlsx'], maxBytes: 5 * MB, image: false, types: 'xls, xlsx' },
  xlsx: { kinds: ['xlsx'], maxBytes: 10 * MB, image: false, types: 'xlsx' },
} as const satisfies Record<string, UploadRule>

export type UploadRuleName = keyof typeof uploadRules

/** Extensions that a kind may have; the first is the one we store. */
export const kindExtensions: Record<FileKind, readonly [string, ...string[]]> = {
  png: ['png'],
  jpg: ['jpg', 'jpeg'],
  gif: ['gif'],
  webp: ['webp'],
  svg: ['svg'],
  pdf: ['pdf'],
  xlsx: ['xlsx'],
  xls: ['xls'],
  docx: ['docx'],
  doc: ['doc'],
  mp4: ['mp4', 'm4v'],
  webm: ['webm'],
  mov: ['mov'],
}

export const kindContentTypes: Record<FileKind, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
}
