import type { Language } from '../../core/words.ts'

// Fields whose names people of the other languages would not guess; English reads the field's own name.
const known: Record<string, { en?: string; es: string; fr: string }> = {
  Name: { es: 'Nombre', fr: 'Nom' },
  FullName: { es: 'Nombre completo', fr: 'Nom complet' },
  GroupName: { en: 'Account Name', es: 'Nombre de la cuenta', fr: 'Nom du compte' },
  AccountName: { es: 'Nombre de la cuenta', fr: 'Nom du compte' },
  Code: { es: 'Código', fr: 'Code' },
  PropertyType: { en: 'Building Type', es: 'Tipo de edificio', fr: 'Type d’immeuble' },
  PropertyTagId: { en: 'Property Tag', es: 'Etiqueta de propiedad', fr: 'Étiquette de propriété' },
  BuildingType: { en: 'Building Vertical', es: 'Sector del edificio', fr: 'Secteur de l’immeuble' },
  BuildingId: { en: 'Building', es: 'Edificio', fr: 'Immeuble' },
  Country: { es: 'País', fr: 'Pays' },
  AddressLine1: { en: 'Address Line 1', es: 'Dirección, línea 1', fr: 'Adresse, ligne 1' },
  AddressLine2: { en: 'Address Line 2', es: 'Dirección, línea 2', fr: 'Adresse, ligne 2' },
  City: { es: 'Ciudad', fr: 'Ville' },
  State: { es: 'Estado', fr: 'État' },
  Zip: { en: 'Zip Code', es: 'Código postal', fr: 'Code postal' },
  ContactEmail: { es: 'Correo de contacto', fr: 'E-mail de contact' },
  ContactPhoneNumber: { es: 'Teléfono de contacto', fr: 'Téléphone de contact' },
  Email: { es: 'Correo electrónico', fr: 'E-mail' },
  Phone: { es: 'Teléfono', fr: 'Téléphone' },
  Website: { es: 'Sitio web', fr: 'Site web' },
  TotalSquareFeet: { en: 'Total Square ft.', es: 'Superficie total (pies²)', fr: 'Surface totale (pi²)' },
  Region: { es: 'Región', fr: 'Région' },
  Market: { es: 'Mercado', fr: 'Marché' },
  TrackScanData: { es: 'Registrar escaneos', fr: 'Suivre les scans' },
  PlannedEngineeringHours: { es: 'Horas de ingeniería previstas', fr: 'Heures d’ingénierie prévues' },
  Shifts: { en: 'Shift', es: 'Turno', fr: 'Équipe' },
  Start: { es: 'Inicio', fr: 'Début' },
  End: { es: 'Fin', fr: 'Fin' },
  TimeZone: { es: 'Zona horaria', fr: 'Fuseau horaire' },
  Latitude: { es: 'Latitud', fr: 'Latitude' },
  Longitude: { es: 'Longitud', fr: 'Longitude' },
  Title: { es: 'Título', fr: 'Titre' },
  Role: { es: 'Función', fr: 'Rôle' },
  VendorId: { en: 'Vendor', es: 'Proveedor', fr: 'Prestataire' },
  VendorName: { es: 'Nombre del proveedor', fr: 'Nom du prestataire' },
  TenantId: { en: 'Tenant', es: 'Inquilino', fr: 'Locataire' },
  TenantName: { es: 'Inquilino', fr: 'Locataire' },
  ContactName: { es: 'Nombre del contacto', fr: 'Nom du contact' },
  Trade: { es: 'Oficio', fr: 'Métier' },
  Categories: { es: 'Categorías', fr: 'Catégories' },
  Buildings: { es: 'Edificios', fr: 'Immeubles' },
  AssignedBuildings: { en: 'Building Assignment', es: 'Edificios asignados', fr: 'Immeubles attribués' },
  Unit: { es: 'Unidad', fr: 'Local' },
  Team: { es: 'Equipo', fr: 'Équipe' },
  Ownership: { es: 'Dependencia', fr: 'Rattachement' },
  ShiftType: { es: 'Tipo de turno', fr: 'Type de service' },
  ShiftHour: { en: 'Shift Hours', es: 'Horas de turno', fr: 'Heures de service' },
  ShiftStart: { en: 'Shift Range start', es: 'Inicio del turno', fr: 'Début du service' },
  ShiftEnd: { en: 'Shift Range end', es: 'Fin del turno', fr: 'Fin du service' },
  Actions: { en: 'Action Buttons', es: 'Botones de acción', fr: 'Boutons d’action' },
  SignsIn: { en: 'Signs in', es: 'Inicia sesión', fr: 'Se connecte' },
  SendText: { en: 'Send Text', es: 'Enviar SMS', fr: 'Envoyer un SMS' },
  OnboardedDate: { en: 'Onboarding Email sent', es: 'Correo de bienvenida enviado', fr: 'E-mail de bienvenue envoyé' },
  OffboardedDate: { en: 'Offboarded', es: 'Dado de baja', fr: 'Désactivé' },
  Disabled: { en: 'Inactive', es: 'Fuera de uso', fr: 'Hors service' },
  PermissionSet: { es: 'Permisos del portal', fr: 'Autorisations du portail' },
  Contacts: { es: 'Contactos', fr: 'Contacts' },
  Marketing: { es: 'Marketing', fr: 'Marketing' },
  Reporting: { es: 'Informes', fr: 'Rapports' },
  Password: { es: 'Contraseña', fr: 'Mot de passe' },
  LogoFilename: { en: 'Logo', es: 'Logotipo', fr: 'Logo' },
  Retired: { es: 'Retirado', fr: 'Retiré' },
  Floor: { es: 'Planta', fr: 'Étage' },
  Location: { es: 'Ubicación', fr: 'Emplacement' },
  Content: { es: 'Contenido', fr: 'Contenu' },
  en: { en: 'English', es: 'inglés', fr: 'anglais' },
  es: { en: 'Spanish', es: 'español', fr: 'espagnol' },
}

/** A field's path in words: `Shifts.1.Start` is "Shift 1 Start", `Name.es` "Name · Spanish". */
export const fieldName = (path: string, language: Language): string =>
  path
    .split('.')
    .map((part, i, all) => {
      const name = /^\d+$/.test(part) ? part : (known[part]?.[language] ?? humanised(part))
      return (i > 0 && !/^\d+$/.test(part) && !/^\d+$/.test(all[i - 1] ?? '') ? ' · ' : i > 0 ? ' ' : '') + name
    })
    .join('')

/** `ContactPhoneNumber` → "Contact Phone Number"; abbreviations stay: `COIInformation` → "COI Information". */
export const humanised = (name: string): string =>
  name
    .replaceAll('_', ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/ Ids?$/, '')
    .replace(/^./, first => first.toUpperCase())
