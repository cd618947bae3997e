import { defineWords } from '../../../../../core/words.ts'

export const words = defineWords({
  en: {
    SSID: 'SSID',
    SSIDHelp: 'The name of the network, exactly as phones show it.',
    NetworkType: 'Network type',
    Password: 'Password',
    PasswordHelp: 'Kept encrypted. Visitors see it on the page, in order to join.',
    AlternateEnable: 'Open another page instead',
    ExternalUrl: 'External URL',
  },
  es: {
    SSID: 'SSID',
    SSIDHelp: 'El nombre de la red, exactamente como lo muestran los teléfonos.',
    NetworkType: 'Tipo de red',
    Password: 'Contraseña',
    PasswordHelp: 'Se guarda cifrada. Los visitantes la ven en la página para conectarse.',
    AlternateEnable: 'Abrir otra página en su lugar',
    ExternalUrl: 'URL externa',
  },
  fr: {
    SSID: 'SSID',
    SSIDHelp: 'Le nom du réseau, exactement comme les téléphones l’affichent.',
    NetworkType: 'Type de réseau',
    Password: 'Mot de passe',
    PasswordHelp: 'Conservé chiffré. Les visiteurs le voient sur la page pour se connecter.',
    AlternateEnable: 'Ouvrir une autre page à la place',
    ExternalUrl: 'URL externe',
  },
})
