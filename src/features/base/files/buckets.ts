import { fileMessages } from '../../../core/fileMessages.ts'
import { accountEditors, type Permission } from '../../../core/permissions.ts'
import { fillMessage } from '../../../core/problem.ts'

const MB = 1024 * 1024

type Bucket = {
  /** Name of the upload rule that files of this bucket obey (`platform/files/uploadRules.ts`). */
  readonly rule:
    | 'avatar'
    | 'picture'
    | 'logo'
    | 'staticUrlFile'
    | 'surveyFile'
    | 'surveyPhoto'
    | 'pdf'
    | 'video'
    | 'editorImage'
    | 'spreadsheet'
    | 'xlsx'
  /** Visible to everybody who scans a code: served at a lasting address without a session. */
  readonly open: boolean
  /** One of these is needed to upload; none: every user of the account. */
  readonly may?: readonly Permission[]
  /** Public pages whose visitors may send such files: the purpose of their token (`Survey` of `Survey:{id}`). Those of no other bucket. */
  readonly visitors?: readonly string[]
  /** Largest size in bytes, for the form. */
  readonly largest: number
  readonly accept: readonly string[]
  /** Sent as it is: a drawing, whose lines a smaller photo would lose. */
  readonly keepSize?: boolean
}

const pictures = ['.png', '.jpg', '.jpeg', '.gif', '.webp', '.svg'] as const
const logos = ['.png', '.jpg', '.jpeg'] as const

/** Every kind of file that is uploaded. The wire's `bucket` is such a name, or a path that begins with one (`pdf/{groupId}`). */
export const buckets = {
  avatar: { rule: 'avatar', open: true, largest: 3 * MB, accept: pictures },
  DownloadAppFilename: {
    rule: 'picture',
    open: true,
    may: ['ManageLibraries'],
    largest: 3 * MB,
    accept: ['.svg', '.png', '.jpg', '.jpeg'],
  },
  StaticUrl: {
    rule: 'staticUrlFile',
    open: true,
    may: ['ManageLibraries'],
    largest: 20 * MB,
    accept: ['.png', '.jpeg', '.jpg', '.svg', '.xls', '.xlsx', '.doc', '.docx', '.pdf'],
  },
  pdf: { rule: 'pdf', open: true, may: ['ManageLibraries'], largest: 20 * MB, accept: ['.pdf'] },
  Html: { rule: 'editorImage', open: true, may: ['ManageLibraries'], largest: 100 * MB, accept: pictures },
  DownLoadForm: { rule: 'pdf', open: true, may: ['ManageLibraries'], largest: 20 * MB, accept: ['.pdf'] },
  AccountLogo: { rule: 'logo', open: true, may: accountEditors, largest: 3 * MB, accept: logos },
  Branding: { rule: 'logo', open: true, may: ['Branding', 'ManageEntities', 'ManageLibraries'], largest: 3 * MB, accept: logos },
  HubHeader: { rule: 'avatar', open: true, may: ['Branding', 'ManageEntities', 'ManageLibraries'], largest: 3 * MB, accept: pictures },
  BuildingLogo: { rule: 'logo', open: true, may: ['ManagePropertyInfo', 'ManageEntities'], largest: 3 * MB, accept: logos },
  LegalTerms: { rule: 'pdf', open: true, may: ['GlobalManageEntities'], largest: 20 * MB, accept: ['.pdf'] },
  OwnerLogo: { rule: 'logo', open: true, may: ['WhiteLabel'], largest: 3 * MB, accept: logos },
  PolicyEndorsements: { rule: 'pdf', open: false, may: ['COIInformation', 'ManagePropertyInfo'], largest: 20 * MB, accept: ['.pdf'] },
  SurveyAnswer: {
    rule: 'surveyFile',
    open: false,
    visitors: ['Survey'],
    largest: 20 * MB,
    accept: ['.pdf', '.xls', '.xlsx', '.doc', '.docx', '.png', '.jpg', '.jpeg', '.webp'],
  },
  SurveyPhoto: {
    rule: 'surveyPhoto',
    open: false,
    visitors: ['Survey', 'Content'],
    largest: 20 * MB,
    accept: ['.jpg', '.jpeg', '.png', '.webp'],
  },
  /** With what visitors send by a code, and with what is written about it, from either side. */
  RequestPhoto: { rule: 'surveyPhoto', open: false, visitors: ['Scan'], largest: 20 * MB, accept: ['.jpg', '.jpeg', '.png', '.webp'] },
  RequestFile: {
    rule: 'surveyFile',
    open: false,
    visitors: ['Scan'],
    largest: 20 * MB,
    accept: ['.pdf', '.xls', '.xlsx', '.doc', '.docx', '.png', '.jpg', '.jpeg', '.webp'],
  },
  EquipmentPhoto: {
    rule: 'surveyPhoto',
    open: false,
    may: ['ManageLibraries'],
    largest: 20 * MB,
    accept: ['.jpg', '.jpeg', '.png', '.webp'],
  },
  /** What somebody photographs on a round: sent by people, and by phones on a walk (`Walk:{id}`). */
  RoundPhoto: { rule: 'surveyPhoto', open: false, visitors: ['Walk'], largest: 20 * MB, accept: ['.jpg', '.jpeg', '.png', '.webp'] },
  /** What somebody films on a round, at most half a minute. */
  RoundVideo: { rule: 'video', open: false, visitors: ['Walk'], largest: 20 * MB, accept: ['.mp4', '.webm', '.mov'] },
  EquipmentHandbook: { rule: 'pdf', open: false, may: ['ManageLibraries'], largest: 20 * MB, accept: ['.pdf'] },
  /** The plan of a floor; a PDF is drawn as a picture before it is sent. */
  FloorPlan: {
    rule: 'surveyPhoto',
    open: false,
    may: ['ManageLibraries'],
    largest: 20 * MB,
    accept: ['.jpg', '.jpeg', '.png', '.webp'],
    keepSize: true,
  },
  /** The picture behind a sign of a template. */
  SignBackground: {
    rule: 'surveyPhoto',
    open: false,
    may: ['ManageLibraries'],
    largest: 20 * MB,
    accept: ['.jpg', '.jpeg', '.png', '.webp'],
    keepSize: true,
  },
  SurveyHelper: { rule: 'pdf', open: true, may: ['CustomerSurveyLinks'], largest: 20 * MB, accept: ['.pdf'] },
  SurveyDownload: {
    rule: 'staticUrlFile',
    open: true,
    may: ['CustomerSurveyLinks'],
    largest: 20 * MB,
    accept: ['.pdf', '.doc', '.docx', '.xls', '.xlsx', '.png', '.jpg', '.jpeg'],
  },
  provision: { rule: 'spreadsheet', open: false, may: ['ManageLibraries'], largest: 5 * MB, accept: ['.xls', '.xlsx'] },
  EquipmentImport: { rule: 'xlsx', open: false, may: ['ManageLibraries'], largest: 10 * MB, accept: ['.xlsx'] },
  /** Taken over by the upload calls of imports, each of which has its own permission. */
  Import: { rule: 'xlsx', open: false, may: ['GlobalManageEntities', 'SocialReputationReport'], largest: 10 * MB, accept: ['.xlsx'] },
} as const satisfies Record<string, Bucket>
export type BucketName = keyof typeof buckets

/** Where signed PDFs stand as they came, beside their cleaned copies: nothing is uploaded into it. */
export const signedOriginals = 'SignedOriginal'

// What the server says to another ending, before anything is sent.
const { notImage } = fileMessages
const notType = (types: string): string => fillMessage(fileMessages.notType, { types })
const wrongTypes: Record<Bucket['rule'], string> = {
  avatar: notImage,
  editorImage: notImage,
  picture: notType('SVG, PNG or JPG'),
  logo: notType('.png, .jpg, .jpeg'),
  staticUrlFile: notType('png, jpeg, jpg, svg, xls, xlsx, doc, docx, pdf'),
  surveyFile: notType('pdf, xls, xlsx, doc, docx, png, jpg, jpeg, webp'),
  surveyPhoto: notImage,
  pdf: notType('PDF'),
  video: notType('mp4, webm, mov'),
  spreadsheet: notType('xls, xlsx'),
  xlsx: notType('xlsx'),
}

/** The bucket that a name or path belongs to, with the message for another type of file; undefined for an unknown one. */
export const bucketOf = (bucket: string): { name: string; rule: Bucket; wrongType: string } | undefined => {
  const name = bucket.split('/')[0] ?? ''
  if (!Object.hasOwn(buckets, name)) return undefined
  const rule = buckets[name as keyof typeof buckets] // an own key
  return { name, rule, wrongType: wrongTypes[rule.rule] }
}
