/** The product's name: in titles as it stands, in routes in lower case, in the permission key `LintelCustomerFeedback`. */
export const PRODUCT = 'Lintel'
export const product = 'lintel'
