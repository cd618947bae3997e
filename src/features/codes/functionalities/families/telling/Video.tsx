import type { Language } from '../../../../../core/words.ts'
import type { PageBlock } from './model.ts'
import { LinkIcon } from './pictures.tsx'

const words: Record<Language, { video: string; play(site: string): string; told(site: string): string }> = {
  en: { video: 'Video', play: site => `Play from ${site}`, told: site => `${site} learns of your visit once you play it.` },
  es: { video: 'Video', play: site => `Reproducir de ${site}`, told: site => `${site} sabrá de su visita cuando lo reproduzca.` },
  fr: { video: 'Vidéo', play: site => `Lire depuis ${site}`, told: site => `${site} apprend votre visite dès la lecture.` },
}

/** A video: a file in the browser's own player, another in that of its site, into whose empty frame the button leads. */
export const Video = ({ block, language }: { block: Extract<PageBlock, { is: 'video' | 'player' }>; language: Language }) => {
  const t = words[language]
  if (block.is === 'video') return <video src={block.src} controls playsInline preload="metadata" aria-label={t.video} />
  return (
    <div className="player">
      <iframe
        name="player"
        title={t.video}
        sandbox="allow-scripts allow-same-origin allow-presentation"
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <a className="button" href={block.src} target="player" data-click="play" data-plays="">
        <LinkIcon name="video" />
        <span>{t.play(block.site)}</span>
      </a>
      <small>{t.told(block.site)}</small>
    </div>
  )
}
