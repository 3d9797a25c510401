import { BUNDLE, scriptSite } from './build-facts';
import { defineElement } from './element';

defineElement(scriptSite(), BUNDLE);
