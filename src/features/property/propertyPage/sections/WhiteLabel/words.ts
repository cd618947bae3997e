import { defineWords } from '../../../../../core/words.ts'

export const words = defineWords({
  en: {
    takesEffect: 'report covers',
    LogoFile: 'Owner Logo',
    logoHelp: 'Shown on the cover of reports.',
    HasOwner: 'Has Owner',
    Label: 'Owner Name',
    none: 'No owner',
  },
  es: {
    takesEffect: 'las portadas de los informes',
    LogoFile: 'Logotipo del propietario',
    logoHelp: 'Se muestra en la portada de los informes.',
    HasOwner: 'Tiene propietario',
    Label: 'Nombre del propietario',
    none: 'Sin propietario',
  },
  fr: {
    takesEffect: 'les couvertures des rapports',
    LogoFile: 'Logo du propriétaire',
    logoHelp: 'Affiché sur la couverture des rapports.',
    HasOwner: 'A un propriétaire',
    Label: 'Nom du propriétaire',
    none: 'Sans propriétaire',
  },
})
