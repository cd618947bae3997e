import { defineWords } from '../../../../../core/words.ts'

export const words = defineWords({
  en: {
    lead: '{n, plural, one {Send this to the customer: the link opens without signing in.} other {Send these to the customer: each link opens without signing in.}}',
    basicInfo: 'Basic Info Survey',
    connectContent: 'Connect Content Survey',
    verifyContent: 'Verify Content Survey',
    contentProof: 'Content Proof',
    signProof: 'Sign proof',
  },
  es: {
    lead: '{n, plural, one {Envíelo al cliente: el enlace se abre sin iniciar sesión.} other {Envíelos al cliente: cada enlace se abre sin iniciar sesión.}}',
    basicInfo: 'Encuesta de datos básicos',
    connectContent: 'Encuesta para conectar contenido',
    verifyContent: 'Encuesta para verificar contenido',
    contentProof: 'Prueba de contenido',
    signProof: 'Prueba de letrero',
  },
  fr: {
    lead: '{n, plural, one {À envoyer au client : le lien s’ouvre sans connexion.} other {À envoyer au client : chaque lien s’ouvre sans connexion.}}',
    basicInfo: 'Enquête d’informations de base',
    connectContent: 'Enquête de mise en place du contenu',
    verifyContent: 'Enquête de vérification du contenu',
    contentProof: 'Épreuve du contenu',
    signProof: 'Épreuve de la signalétique',
  },
})
