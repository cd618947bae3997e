import type { Label } from '../../../../../core/labels.ts'
import { member } from '../../../../base/members/members.ts'
import { telling } from './definition.ts'
import type { PageBlock } from './model.ts'

export type VideoBlock = Extract<PageBlock, { is: 'video' | 'player' }>

const fileAddress = /^https?:\/\/[\w.-]+(?::\d{1,5})?\/[^\s?#"'<>\\]*\.(?:mp4|m4v|webm)(?:[?#][^\s"'<>\\]*)?$/i
const youtube =
  /^https?:\/\/(?:(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#\s]*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/i
const vimeo = /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/|channels\/[\w-]+\/)?(\d{5,12})(?:\/([\da-f]{6,20}))?(?![\w-])/i

/** How the video of an address is played on a page of ours: a file by the browser, another in its site's own player. Null: not at all. */
export const findVideo = (address: string): VideoBlock | null => {
  const url = address.trim()
  if (fileAddress.test(url)) return { is: 'video', src: url }
  const [, id] = youtube.exec(url) ?? []
  if (id) return { is: 'player', site: 'YouTube', src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0` }
  const [, number, hash] = vimeo.exec(url) ?? []
  if (!number) return null
  return { is: 'player', site: 'Vimeo', src: `https://player.vimeo.com/video/${number}?${hash ? `h=${hash}&` : ''}autoplay=1&dnt=1` }
}

/** The heading of a page that plays a video. */
export const videoHeading: Label = { en: 'Watch the video', es: 'Vea el video', fr: 'Regardez la vidéo' }

/** A video: on the page where it can be played there, else where it is shown. */
export const video = telling({
  type: 'Video',
  Label: { en: 'Video', es: 'Video', fr: 'Vidéo' },
  Purpose: {
    en: 'Plays a video: a file, or one of YouTube, Vimeo or another site.',
    es: 'Reproduce un video: un archivo, o uno de YouTube, Vimeo u otro sitio.',
    fr: 'Lit une vidéo : un fichier, ou une de YouTube, Vimeo ou d’un autre site.',
  },
  Caption: { en: 'Plays a video', es: 'Reproduce un video', fr: 'Lit une vidéo' },
  Icon: 'video',
  QrType: 'Video',
  members: {
    Url: member.web({
      label: { en: 'Address of the video', es: 'Dirección del video', fr: 'Adresse de la vidéo' },
      help: {
        en: 'YouTube, Vimeo and files (mp4, webm) play on the page. Any other address opens at once.',
        es: 'YouTube, Vimeo y los archivos (mp4, webm) se reproducen en la página. Cualquier otra dirección se abre de inmediato.',
        fr: 'YouTube, Vimeo et les fichiers (mp4, webm) sont lus sur la page. Toute autre adresse s’ouvre aussitôt.',
      },
      required: true,
    }),
  },
  sample: { Url: 'https://vimeo.com/76979871' },
  leadsTo: ({ Url }) => (findVideo(Url) ? '' : Url),
  page: ({ Url }, { say, building }) => {
    const found = findVideo(Url)
    return { heading: say(videoHeading), blocks: [{ is: 'text', text: building.name }, ...(found ? [found] : [])] }
  },
  taps: { play: 'Play' },
})
