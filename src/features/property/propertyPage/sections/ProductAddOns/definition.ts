import { definePayload, defineSection } from '../section.ts'
import { ProductAddOns as schema } from './model.ts'
import { addOnProblems, noAddOns } from './rules.ts'

export const ProductAddOns = defineSection({
  index: 5,
  title: { en: 'Product Add-Ons', es: 'Complementos del producto', fr: 'Modules complémentaires' },
  shown: 'ProductAddOns',
  edit: ['ViewSuppress'],
  payload: definePayload({ schema, empty: () => noAddOns, problems: addOnProblems, kept: true, savedBy: 'own' }),
  fields: {
    ProductAddOns: { en: 'Product Add-Ons', es: 'Complementos del producto', fr: 'Modules complémentaires' },
    HasVanityUrl: { en: 'Vanity URL in use', es: 'Con URL propia', fr: 'Avec URL personnalisée' },
    VanityUrl: { en: 'Vanity URL', es: 'URL propia', fr: 'URL personnalisée' },
    HasAngusIntegration: { en: 'Angus integration in use', es: 'Con integración de Angus', fr: 'Avec intégration Angus' },
    AngusIntegration: { en: 'Angus integration', es: 'Integración de Angus', fr: 'Intégration Angus' },
    HasGooglePlaceId: { en: 'Google place in use', es: 'Con lugar de Google', fr: 'Avec lieu Google' },
    GooglePlaceId: { en: 'Google place', es: 'Lugar de Google', fr: 'Lieu Google' },
    HasSupportChannel: { en: 'Support channel in use', es: 'Con canal de soporte', fr: 'Avec canal d’assistance' },
    SupportChannel: { es: 'Canal de soporte', fr: 'Canal d’assistance' },
    HasOperationsChannel: { en: 'Operations channel in use', es: 'Con canal de operaciones', fr: 'Avec canal d’exploitation' },
    OperationsChannel: { es: 'Canal de operaciones', fr: 'Canal d’exploitation' },
    HasOrgChannel: { en: 'Organization channel in use', es: 'Con canal de la organización', fr: 'Avec canal de l’organisation' },
    OrgChannel: { en: 'Organization channel', es: 'Canal de la organización', fr: 'Canal de l’organisation' },
    EnableLiveChat: { en: 'Live chat', es: 'Chat en vivo', fr: 'Discussion en direct' },
    HideSrHotCold: { en: 'Hide hot and cold requests', es: 'Ocultar solicitudes de frío y calor', fr: 'Masquer les demandes chaud-froid' },
    EnableAICover: { en: 'AI cover', es: 'Portada con IA', fr: 'Couverture par IA' },
    SRDisabled: { en: 'No requests from rounds', es: 'Sin solicitudes desde las rondas', fr: 'Aucune demande issue des rondes' },
    EnableDefaultTenant: { en: 'Default tenant in use', es: 'Con inquilino predeterminado', fr: 'Avec locataire par défaut' },
    DefaultTenantId: { en: 'Default tenant', es: 'Inquilino predeterminado', fr: 'Locataire par défaut' },
    BEBuildingId: { en: 'Building Engines id', es: 'Id. de Building Engines', fr: 'Identifiant Building Engines' },
  },
})
