import { defineWords } from '../../../../../core/words.ts'

export const words = defineWords({
  en: {
    title: 'Wi-Fi networks',
    lead: 'Networks that we may use or show to visitors. Passwords are encrypted.',
    network: 'Network {n, number}',
    addNetwork: 'Add network',
    noNetworks: 'No network yet.',
    NetworkType: 'Network type',
    SSID: 'Network name (SSID)',
    Password: 'Password',
    passwordNone: 'Unsecured networks have no password',
  },
  es: {
    title: 'Redes Wi-Fi',
    lead: 'Redes que podemos usar o mostrar a los visitantes. Las contraseñas se cifran.',
    network: 'Red {n, number}',
    addNetwork: 'Añadir red',
    noNetworks: 'Ninguna red todavía.',
    NetworkType: 'Tipo de red',
    SSID: 'Nombre de la red (SSID)',
    Password: 'Contraseña',
    passwordNone: 'Las redes abiertas no tienen contraseña',
  },
  fr: {
    title: 'Réseaux Wi-Fi',
    lead: 'Les réseaux que nous pouvons utiliser ou montrer aux visiteurs. Les mots de passe sont chiffrés.',
    network: 'Réseau {n, number}',
    addNetwork: 'Ajouter un réseau',
    noNetworks: 'Aucun réseau pour l’instant.',
    NetworkType: 'Type de réseau',
    SSID: 'Nom du réseau (SSID)',
    Password: 'Mot de passe',
    passwordNone: 'Un réseau ouvert n’a pas de mot de passe',
  },
})
