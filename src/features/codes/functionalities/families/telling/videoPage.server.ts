import type { Language } from '../../../../../core/words.ts'
import { safeUrl } from '../../../../../platform/safeUrl.ts'
import type { TypeBody } from '../../../scanPage/model.ts'
import type { PageBlock, TellingContent } from './model.ts'
import { findVideo, type VideoBlock, videoHeading } from './video.ts'

/** What a page that plays a video takes from elsewhere: the site of its file, or of its player, and nothing else. */
export const takesOf = (blocks: readonly PageBlock[]): Pick<TypeBody, 'takes'> => {
  const found = blocks.find((one): one is VideoBlock => one.is === 'video' || one.is === 'player')
  const origin = found && URL.parse(found.src)?.origin
  return origin ? { takes: [`${found.is === 'video' ? 'media' : 'frame'}-src ${origin}`] } : {}
}

const unplayable = {
  en: ['This video cannot be played', 'Its address is not one of a video file, of YouTube or of Vimeo.'],
  es: ['Este video no se puede reproducir', 'Su dirección no es de un archivo de video, de YouTube ni de Vimeo.'],
  fr: ['Cette vidéo ne peut pas être lue', 'Son adresse n’est ni celle d’un fichier vidéo, ni de YouTube, ni de Vimeo.'],
} as const satisfies Record<Language, readonly [heading: string, text: string]>

/** The page that plays the video of an address, whoever names it; it leads nowhere, so that nobody is sent on by it. */
export const videoPage = (address: string, language: Language): { status: 200 | 404; body: TypeBody } => {
  const found = safeUrl(address) === null ? null : findVideo(address)
  const [title, text] = unplayable[language]
  const heading = found ? videoHeading[language] : title
  const blocks: PageBlock[] = found ? [found] : [{ is: 'text', text }]
  const content: TellingContent = { heading, blocks, drawn: [] }
  return { status: found ? 200 : 404, body: { page: 'Type', view: 'telling', title: heading, content, form: null, ...takesOf(blocks) } }
}
