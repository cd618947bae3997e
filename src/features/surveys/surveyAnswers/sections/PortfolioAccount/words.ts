import { defineWords } from '../../../../../core/words.ts'

export const words = defineWords({
  en: {
    title: 'Portfolio and account',
    lead: 'Who owns and manages the building, and whom we may ask.',
    AccountName: 'Account name',
    ManagementCompany: 'Management company',
    ContactName: 'Contact person',
  },
  es: {
    title: 'Cartera y cuenta',
    lead: 'Quién es el dueño, quién gestiona el edificio y a quién podemos preguntar.',
    AccountName: 'Nombre de la cuenta',
    ManagementCompany: 'Empresa gestora',
    ContactName: 'Persona de contacto',
  },
  fr: {
    title: 'Portefeuille et compte',
    lead: 'Qui possède et gère l’immeuble, et à qui nous pouvons nous adresser.',
    AccountName: 'Nom du compte',
    ManagementCompany: 'Société de gestion',
    ContactName: 'Interlocuteur',
  },
})
