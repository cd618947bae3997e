import { defineWords } from '../../core/words.ts'

// Of their own: the catalog of the kit is part of the first load.
export const words = defineWords({
  en: {
    filters: 'Filters',
    sort: 'Sort',
    filtersSet: 'set',
    show: 'Show results',
    clear: 'Clear',
    clearAll: 'Clear All',
    close: 'Close',
    clearFilter: 'Clear the filter',
  },
  es: {
    filters: 'Filtros',
    sort: 'Ordenar',
    filtersSet: 'puestos',
    show: 'Ver resultados',
    clear: 'Borrar',
    clearAll: 'Borrar todo',
    close: 'Cerrar',
    clearFilter: 'Quitar el filtro',
  },
  fr: {
    filters: 'Filtres',
    sort: 'Trier',
    filtersSet: 'actifs',
    show: 'Voir les résultats',
    clear: 'Effacer',
    clearAll: 'Tout effacer',
    close: 'Fermer',
    clearFilter: 'Retirer le filtre',
  },
})
