import { route } from '../../../ui/route.ts'

/** Contacts of a building; query: `tab` (contacts, vendors, tenants, people, pins). */
export const contacts = route('/contacts', {
  title: { en: 'Contacts', es: 'Contactos', fr: 'Contacts' },
  may: 'ManageContacts',
  needs: 'building',
  load: () => import('./screens/Contacts.tsx'),
})

export const portfolioTeam = route('/portfolioTeam', {
  title: { en: 'Portfolio Team', es: 'Equipo de cartera', fr: 'Équipe du portefeuille' },
  may: 'ManageContacts',
  needs: 'account',
  load: () => import('./screens/PortfolioTeam.tsx'),
})

/** Behind the one-time link of an invitation; query: `token`. */
export const invitation = route('/invitation', {
  title: { en: 'Invitation', es: 'Invitación', fr: 'Invitation' },
  layout: 'bare',
  open: true,
  load: () => import('./screens/Invitation.tsx'),
})

export const routes = [portfolioTeam, contacts, invitation]
