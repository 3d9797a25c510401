import { getPHPLoaderModule } from '@php-wasm/node-8-4';
import { loadPHPRuntime, PHP } from '@php-wasm/universal';

/**
 * What of WordPress a plugin with a shortcode meets, as WordPress has it: actions, shortcodes with their attributes, scripts by their handles,
 * and what escapes. `wp_kses_post` keeps links and plain text alone.
 */
const WORDPRESS = `<?php
$actions = []; $shortcodes = []; $scripts = []; $enqueued = [];
function add_action($name, $callback) { global $actions; $actions[$name][] = $callback; }
function do_action($name) { global $actions; foreach ($actions[$name] ?? [] as $callback) $callback(); }
function add_shortcode($name, $callback) { global $shortcodes; $shortcodes[$name] = $callback; }
function shortcode_atts($pairs, $atts, $name) {
  return array_merge($pairs, array_intersect_key((array) $atts, $pairs));
}
function shortcode_parse_atts($text) {
  preg_match_all('/([\\w-]+)\\s*=\\s*(?:"([^"]*)"|\\'([^\\']*)\\')/', $text, $all, PREG_SET_ORDER);
  $atts = [];
  foreach ($all as $one) $atts[strtolower($one[1])] = ($one[2] ?? '') !== '' ? $one[2] : ($one[3] ?? '');
  return $atts === [] ? '' : $atts;
}
function do_shortcode($content) {
  global $shortcodes;
  $names = implode('|', array_keys($shortcodes));
  return preg_replace_callback("/\\[($names)([^\\]]*)\\](?:(.*?)\\[\\/\\\\1\\])?/s", function ($found) use ($shortcodes) {
    return $shortcodes[$found[1]](shortcode_parse_atts($found[2]), $found[3] ?? '', $found[1]);
  }, $content);
}
function esc_attr($text) { return htmlspecialchars($text, ENT_QUOTES, 'UTF-8', false); }
function wp_kses_post($text) { return strip_tags($text, '<a>'); }
function wp_register_script($handle, $src, $deps, $ver, $args) {
  global $scripts;
  $query = $ver === null ? '' : '?ver=' . ($ver ?: '6.3');
  $scripts[$handle] = '<script src="' . $src . $query . '" id="' . $handle . '-js" ' . $args['strategy'] . '></script>';
}
function wp_enqueue_script($handle) { global $enqueued; $enqueued[$handle] = true; }
function wp_footer() {
  global $scripts, $enqueued;
  foreach (array_intersect_key($scripts, $enqueued) as $script) echo $script;
}
?>`;

const page = `<!doctype html>
<html lang="id">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Blog NusaPoin</title>
  <?php do_action('wp_enqueue_scripts'); ?></head>
  <body><article><?php echo do_shortcode(file_get_contents('/content')); ?></article><?php wp_footer(); ?></body>
</html>`;

/**
 * The page that PHP makes of a post.
 * @param plugin text of its file
 * @param content of the post, with its shortcodes
 * @throws Error with PHP's own words when the plugin is wrong, or warned
 */
export const renderPost = async (plugin: string, content: string): Promise<string> => {
  const php = new PHP(await loadPHPRuntime(await getPHPLoaderModule()));
  try {
    php.writeFile('/wordpress.php', WORDPRESS);
    php.writeFile('/plugin.php', plugin);
    php.writeFile('/content', content);
    php.writeFile('/page.php', `<?php require '/wordpress.php'; require '/plugin.php'; ?>${page}`);
    const { text, errors } = await php.run({ scriptPath: '/page.php' });
    if (errors !== '') throw new Error(errors);
    return text.trimStart();
  } finally {
    php.exit();
  }
};
