import { defineWords } from '../../../../../core/words.ts'

export const words = defineWords({
  en: {
    LogoFile: 'Owner Logo',
    logoHelp: 'Shown on the reports of rounds that are made for the owner.',
    HasOwner: 'Has Owner',
    Label: 'Owner Name',
    none: 'No owner',
  },
  es: {
    LogoFile: 'Logotipo del propietario',
    logoHelp: 'Se muestra en los informes de rondas hechos para el propietario.',
    HasOwner: 'Tiene propietario',
    Label: 'Nombre del propietario',
    none: 'Sin propietario',
  },
  fr: {
    LogoFile: 'Logo du propriétaire',
    logoHelp: 'Affiché sur les rapports de ronde faits pour le propriétaire.',
    HasOwner: 'A un propriétaire',
    Label: 'Nom du propriétaire',
    none: 'Sans propriétaire',
  },
})
