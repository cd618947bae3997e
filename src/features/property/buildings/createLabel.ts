/** Names the way to a new building, on its button and in the palette. */
export const createLabel = { en: 'Create New Building', es: 'Crear edificio nuevo', fr: 'Créer un immeuble' } as const
