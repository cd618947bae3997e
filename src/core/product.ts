/** The product's name: in titles, in the permission key `LintelCustomerFeedback`. */
export const PRODUCT = 'Lintel'
