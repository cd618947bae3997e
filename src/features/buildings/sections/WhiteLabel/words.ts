import { defineWords } from '../../../../core/words.ts'

export const words = defineWords({
  en: {
    LogoFile: 'Owner Logo',
    logoHelp: 'Shown on the cover of reports.',
    HasOwner: 'Has Owner',
    Label: 'Owner Name',
    none: 'No owner',
  },
  es: {
    LogoFile: 'Logotipo del propietario',
    logoHelp: 'Se muestra en la portada de los informes.',
    HasOwner: 'Tiene propietario',
    Label: 'Nombre del propietario',
    none: 'Sin propietario',
  },
  fr: {
    LogoFile: 'Logo du propriétaire',
    logoHelp: 'Affiché sur la couverture des rapports.',
    HasOwner: 'A un propriétaire',
    Label: 'Nom du propriétaire',
    none: 'Sans propriétaire',
  },
})
