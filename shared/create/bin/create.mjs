#!/usr/bin/env node
import '../create.js';
