const { forbidden, options } = require('./remote-rules.cjs');

/**
 * The import rules of a team's repository, where nothing but remotes stands.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = { forbidden, options };
