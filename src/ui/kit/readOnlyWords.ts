import { defineWords } from '../../core/words.ts'

/** Of its own: the catalog of the kit is part of the first load. */
export const words = defineWords({
  en: {
    readOnly: 'You can read this. Editing needs the permission {names}; ask an administrator of {account}.',
    account: 'your account',
  },
  es: {
    readOnly: 'Puede leer esto. Para editarlo hace falta el permiso {names}; pídalo a un administrador de {account}.',
    account: 'su cuenta',
  },
  fr: {
    readOnly: 'Vous pouvez lire ceci. Pour le modifier, il faut l’autorisation {names} ; demandez-la à un administrateur de {account}.',
    account: 'votre compte',
  },
})
