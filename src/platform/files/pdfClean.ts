import {
  EncryptedPDFError,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFInvalidObject,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib'

/** A PDF written anew without its scripts, program starts and files within, and decrypted. `loud`: it had some. */
export type CleanedPdf = { bytes: Uint8Array; loud: boolean }

/** Actions, files and annotations that do or hold more than a page shows, by the names that say what an object is. */
const loudKinds = ['JavaScript', 'Launch', 'ImportData', 'EmbeddedFile', 'RichMedia', 'RichMediaExecute', 'GoToE'].map(name =>
  PDFName.of(name),
)
const kindKeys = ['S', 'Type', 'Subtype'].map(name => PDFName.of(name))
/** Entries that hold such objects. */
const loudKeys = ['JS', 'JavaScript', 'AA', 'EmbeddedFiles', 'EF', 'AF', 'RichMedia'].map(name => PDFName.of(name))

/** Reads a PDF whole and takes out what a page does not need; 'password' where it opens with one alone. Throws on one that is broken. Runs in a thread. */
export const cleanPdf = async (bytes: Uint8Array): Promise<CleanedPdf | 'password'> => {
  const document = await open(bytes)
  if (!document) return 'password'
  const loud = cleanObjects(document.context)
  dropTables(document.context)
  return { bytes: await document.save({ addDefaultPage: false, updateFieldAppearances: false, rewrite: true }), loud }
}

/** Many PDFs are encrypted without a password for opening them. */
const open = async (bytes: Uint8Array): Promise<PDFDocument | null> => {
  try {
    return await PDFDocument.load(bytes, { password: '', updateMetadata: false, preserveXFA: true })
  } catch (error) {
    if (error instanceof EncryptedPDFError || (error instanceof Error && /password|encrypt/i.test(error.message))) return null
    throw error
  }
}

/** Tables of the file that was read, which are made anew, and what could not be read: of an encrypted file that is a table, too. */
const dropTables = (context: PDFContext): void => {
  const isTable = (object: PDFObject) => object instanceof PDFStream && object.dict.get(PDFName.of('Type')) === PDFName.of('XRef')
  for (const [ref, object] of context.enumerateIndirectObjects())
    if (object instanceof PDFInvalidObject || isTable(object)) context.delete(ref)
  const { Encrypt } = context.trailerInfo
  if (Encrypt instanceof PDFRef) context.delete(Encrypt)
  delete context.trailerInfo.Encrypt // what was read is decrypted
}

/** Whether anything was taken out. */
const cleanObjects = (context: PDFContext): boolean => {
  let changed = false
  const clean = (object: PDFObject | undefined): void => {
    if (object instanceof PDFArray) return object.asArray().forEach(clean)
    const dictionary = object instanceof PDFStream ? object.dict : object
    if (!(dictionary instanceof PDFDict)) return
    const isLoud = kindKeys.some(key => loudKinds.includes(dictionary.get(key) as PDFName))
    for (const [key, value] of dictionary.entries()) {
      if (isLoud || loudKeys.includes(key)) changed = dictionary.delete(key) || changed
      else clean(value)
    }
  }
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    const isFile = object instanceof PDFStream && loudKinds.includes(object.dict.get(PDFName.of('Type')) as PDFName)
    if (isFile) changed = context.delete(ref) || changed
    else clean(object)
  }
  return changed
}
