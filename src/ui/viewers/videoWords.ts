import { defineWords } from '../../core/words.ts'

/** The words of the player of videos. */
export const videoWords = defineWords({
  en: {
    play: 'Play {name}',
    download: 'Download',
    unread: 'The video could not be loaded. Close it and try again.',
    unplayable: 'This browser cannot play this video. Download it and open it with a video player.',
  },
  es: {
    play: 'Reproducir {name}',
    download: 'Descargar',
    unread: 'No se pudo cargar el vídeo. Ciérrelo e inténtelo de nuevo.',
    unplayable: 'Este navegador no puede reproducir este vídeo. Descárguelo y ábralo con un reproductor de vídeo.',
  },
  fr: {
    play: 'Lire {name}',
    download: 'Télécharger',
    unread: 'La vidéo n’a pas pu être chargée. Fermez-la et réessayez.',
    unplayable: 'Ce navigateur ne peut pas lire cette vidéo. Téléchargez-la et ouvrez-la avec un lecteur vidéo.',
  },
})
