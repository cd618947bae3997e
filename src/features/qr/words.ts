import { defineWords } from '../../core/words.ts'

export const words = defineWords({
  en: {
    mail: {
      subject: 'QR code {name}',
      text: '{sender} sends you the QR code {name} (sign {sign}, {location}). The picture is attached; print it at least 3 cm wide.',
      open: 'Open what it leads to',
      footer: 'Sent from the QR library.',
    },
  },
  es: {
    mail: {
      subject: 'Código QR {name}',
      text: '{sender} le envía el código QR {name} (cartel {sign}, {location}). La imagen va adjunta; imprímala con al menos 3 cm de ancho.',
      open: 'Abrir el destino',
      footer: 'Enviado desde la biblioteca de QR.',
    },
  },
  fr: {
    mail: {
      subject: 'Code QR {name}',
      text: '{sender} vous envoie le code QR {name} (panneau {sign}, {location}). L’image est jointe ; imprimez-la sur au moins 3 cm de large.',
      open: 'Ouvrir la destination',
      footer: 'Envoyé depuis la bibliothèque QR.',
    },
  },
})
