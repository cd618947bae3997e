import { defineWords } from '../../../../../core/words.ts'

export const words = defineWords({
  en: {
    title: 'Branding',
    lead: 'How the building presents itself on signs and pages.',
    LogoFile: 'Logo',
    PrimaryColor: 'Main color',
    SecondaryColor: 'Second color',
    BrandingNote: 'Anything we should know about your brand',
  },
  es: {
    title: 'Imagen',
    lead: 'Cómo se presenta el edificio en letreros y páginas.',
    LogoFile: 'Logotipo',
    PrimaryColor: 'Color principal',
    SecondaryColor: 'Segundo color',
    BrandingNote: 'Lo que debamos saber de su marca',
  },
  fr: {
    title: 'Image de marque',
    lead: 'Comment l’immeuble se présente sur les panneaux et les pages.',
    LogoFile: 'Logo',
    PrimaryColor: 'Couleur principale',
    SecondaryColor: 'Seconde couleur',
    BrandingNote: 'Ce que nous devons savoir de votre marque',
  },
})
