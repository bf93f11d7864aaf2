"""Studio shot of one OBJ with Blender 3.4 / Cycles on the CPU: linear EXR layers for finish.mjs.

  nice blender -b --factory-startup -noaudio -P shot.py -- model.obj outdir [key=value …]

  yaw=35      turn of the product in degrees          pitch=14    camera's height over the horizon
  spp=96      samples at most                          res=800     side in pixels
  tint=NAMES  materials (comma list) that take the product's colour; "auto" = the largest area and all of its colour, "-" = none;
              a part of a name is enough, "name!" is the whole name
  soft=1      what is painted is cloth
  repaint=NAME:r,g,b;…  other colours (linear) for materials     blank=FILE:x0,y0,x1,y1;…  paints over a part of a texture with the
              colour of its upper left corner (0 to 1, from the texture's upper left)     cut=x0,y0,z0,x1,y1,z1  leaves out the faces within, in parts of
              the model's box along its file's axes: for writing and badges
  up=z        the model's up axis is already right (OBJ y-up is turned by the importer)
Writes color, albedo, normal, tint (AOV: the tinted material's coverage), body (AOV: the product's coverage).
"""
import bpy, bmesh, math, os, sys, json
from mathutils import Vector

args = sys.argv[sys.argv.index("--") + 1 :]
model, out = args[0], args[1]
opt = dict(a.split("=", 1) for a in args[2:])
yaw, pitch = float(opt.get("yaw", 35)), float(opt.get("pitch", 14))
spp, res = int(opt.get("spp", 20)), int(opt.get("res", 800))
GREY = 0.8  # albedo of what will be tinted: finish.mjs divides by it

bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene
if model.endswith(".py"):  # a procedural model: the script builds it in the scene, 1 unit = any
    shared = {"bpy": bpy, "opt": opt, "__file__": model}
    for part in (os.path.join(os.path.dirname(model), "kit.py"), model):
        exec(compile(open(part).read(), part, "exec"), shared)
else:
    bpy.ops.wm.obj_import(filepath=model)
    # Made for file systems that ignore case: a texture's name may be written otherwise than its file.
    for image in bpy.data.images:
        path = bpy.path.abspath(image.filepath)
        folder, wanted = os.path.split(path)
        if path and not os.path.exists(path) and os.path.isdir(folder):
            same = [
                f
                for f in os.listdir(folder)
                if f.lower() == wanted.lower()
                or os.path.splitext(f)[0].lower() == os.path.splitext(wanted)[0].lower()
            ]
            if same:
                image.filepath = os.path.join(folder, same[0])
                image.reload()
parts = [o for o in scene.objects if o.type == "MESH"]


def hits(wanted, name):
    """Whether an option's name means this material."""
    return wanted[:-1] == name if wanted.endswith("!") else wanted.lower() in name.lower()


for token in filter(None, opt.get("blank", "").split(";")):
    file, area_of = token.split(":")
    x0, y0, x1, y1 = (float(v) for v in area_of.split(","))
    for image in bpy.data.images:
        if os.path.basename(image.filepath) != file:
            continue
        w, h = image.size
        pixels = list(image.pixels)
        first = (int((1 - y0) * h) * w + int(x0 * w)) * 4
        corner = pixels[first : first + 4]
        for y in range(int((1 - y1) * h), int((1 - y0) * h)):
            start, end = (y * w + int(x0 * w)) * 4, (y * w + int(x1 * w)) * 4
            pixels[start:end] = corner * ((end - start) // 4)
        image.pixels = pixels
        image.pack()  # else Cycles reads the file

# --- size: the model's longest side becomes 2, its foot stands on z = 0
def box():
    deps = bpy.context.evaluated_depsgraph_get()
    P = [o.matrix_world @ Vector(c) for o in parts for c in o.evaluated_get(deps).bound_box]
    lo = Vector(min(p[i] for p in P) for i in range(3))
    hi = Vector(max(p[i] for p in P) for i in range(3))
    return lo, hi


pivot = bpy.data.objects.new("pivot", None)
scene.collection.objects.link(pivot)
for o in parts:
    if o.parent is None:
        o.parent = pivot
bpy.context.view_layer.update()
lo, hi = box()
s = 2 / max(hi - lo)
pivot.scale = (s, s, s)
pivot.rotation_euler = (0, 0, math.radians(yaw))
bpy.context.view_layer.update()
lo, hi = box()
pivot.location -= Vector(((lo.x + hi.x) / 2, (lo.y + hi.y) / 2, lo.z))
bpy.context.view_layer.update()
lo, hi = box()
mid = (lo + hi) / 2
if "cut" in opt:
    edges = [float(v) for v in opt["cut"].split(",")]
    flat_lo, flat_hi = (
        Vector(f(c[i] for o in parts for c in (Vector(b) for b in o.bound_box)) for i in range(3))
        for f in (min, max)
    )
    span = flat_hi - flat_lo
    for o in parts:
        bm = bmesh.new()
        bm.from_mesh(o.data)
        inside = [
            f
            for f in bm.faces
            if all(
                edges[i] <= (f.calc_center_median()[i] - flat_lo[i]) / span[i] <= edges[i + 3] for i in range(3)
            )
        ]
        print("cut", o.name, len(inside), "of", len(bm.faces))
        bmesh.ops.delete(bm, geom=inside, context="FACES")
        bm.to_mesh(o.data)
        bm.free()

# --- geometry: small bevels catch the light; smooth where the mesh means it
area = {}
for o in parts:
    me = o.data
    if not opt.get("raw"):
        for p in me.polygons:
            p.use_smooth = True
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(38)
        if hasattr(me, "has_custom_normals") and me.has_custom_normals:
            bpy.context.view_layer.objects.active = o
            bpy.ops.mesh.customdata_custom_splitnormals_clear()
        # Merging doubled vertices is what lets normals be smooth and bevels find their edges.
        bm = bmesh.new()
        bm.from_mesh(me)
        bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-4 / s)
        bm.to_mesh(me)
        bm.free()
        if len(me.polygons) < 60000:
            b = o.modifiers.new("bevel", "BEVEL")
            b.width = 0.006 / s
            b.segments = 2
            b.limit_method = "ANGLE"
            b.angle_limit = math.radians(50)
            b.use_clamp_overlap = True
            b.harden_normals = True
            b.miter_outer = "MITER_ARC"
    for p in me.polygons:
        if o.material_slots and p.material_index < len(o.material_slots):
            m = o.material_slots[p.material_index].material
            if m:
                area[m.name] = area.get(m.name, 0) + p.area * s * s

# --- materials: OBJ's Phong numbers to plausible surfaces
GLASS = ("glass", "verre", "vidr", "cristal", "bowl_glass", "lens")
METAL = ("metal", "chrome", "steel", "inox", "alu", "silver", "gold", "iron", "brass", "copper")
SOFT = ("fabric", "cloth", "cotton", "tela", "tissu", "wool", "canvas", "sole", "rubber", "foam")


def paintable(m):
    bsdf = next((n for n in m.node_tree.nodes if n.type == "BSDF_PRINCIPLED"), None) if m.use_nodes else None
    return bsdf


def brightest(node):
    """Linear luminance that a texture rarely exceeds: it becomes the full paint, so that dark and pale woods keep their grain."""
    image = getattr(node, "image", None)
    if image is None or not image.has_data and not image.pixels:
        return 0.6
    import numpy as np

    p = np.empty(len(image.pixels), np.float32)
    image.pixels.foreach_get(p)
    p = p.reshape(-1, image.channels)[:, :3]
    luminance = np.where(p <= 0.04045, p / 12.92, ((p + 0.055) / 1.055) ** 2.4) @ np.array(
        (0.2126, 0.7152, 0.0722), np.float32
    )
    return float(max(0.02, np.percentile(luminance, 90) * 1.08))


tint = opt.get("tint", "-")
names = sorted(area, key=area.get, reverse=True)


def paint_of(n):  # its colour, or None where a texture gives it
    b = paintable(bpy.data.materials[n])
    s = b and b.inputs["Base Color"]
    return tuple(s.default_value[:3]) if s and not s.is_linked else None


def like(a, b):
    return a == b or (
        paint_of(a) and paint_of(b) and max(abs(x - y) for x, y in zip(paint_of(a), paint_of(b))) < 0.06
    )


tinted = (
    [n for n in names if like(n, names[0])]
    if tint == "auto"
    else [n for n in names if tint != "-" and any(hits(t, n) for t in tint.split(","))]
)
repaint = dict(token.split(":") for token in filter(None, opt.get("repaint", "").split(";")))
aovs = bpy.context.view_layer.aovs
for n in ("tint", "body"):
    a = aovs.add()
    a.name = n
    a.type = "VALUE"
for m in bpy.data.materials:
    if not m.use_nodes:
        m.use_nodes = True
    t, bsdf = m.node_tree, paintable(m)
    if bsdf and not m.get("made"):
        i, low = bsdf.inputs, m.name.lower()
        alpha = i["Alpha"].default_value
        rough = i["Roughness"].default_value
        for wanted, rgb in repaint.items():
            if hits(wanted, m.name):
                for link in list(i["Base Color"].links):
                    t.links.remove(link)
                i["Base Color"].default_value = (*(float(v) for v in rgb.split(",")), 1)
        base = i["Base Color"].default_value
        i["Specular"].default_value = 0.5
        if any(g in low for g in GLASS) or (alpha < 0.85 and not i["Alpha"].is_linked):
            i["Alpha"].default_value = 1
            i["Transmission"].default_value = 1
            i["Roughness"].default_value = 0.03
            i["IOR"].default_value = 1.12
            i["Base Color"].default_value = tuple(0.75 + 0.25 * c for c in base[:3]) + (1,)
        elif any(g in low for g in METAL):
            i["Metallic"].default_value = 1
            i["Roughness"].default_value = 0.24
            if not i["Base Color"].is_linked:
                i["Base Color"].default_value = tuple(max(c, 0.5) for c in base[:3]) + (1,)
        elif any(g in low for g in SOFT):
            i["Roughness"].default_value = 0.85
            i["Sheen"].default_value = 0.3
        else:
            i["Roughness"].default_value = min(max(rough, 0.28), 0.6)
        if not i["Base Color"].is_linked:  # nothing real is pure black or pure white
            i["Base Color"].default_value = tuple(
                min(max(c, 0.02), 0.82) for c in i["Base Color"].default_value[:3]
            ) + (1,)
        if m.name in tinted and not m.get("made"):
            # A metal has no colour of its own to paint, only what it mirrors.
            i["Metallic"].default_value = 0
            i["Roughness"].default_value = max(i["Roughness"].default_value, 0.3)
            i["Clearcoat"].default_value = 0.4
            if "soft" in opt:
                i["Roughness"].default_value, i["Sheen"].default_value = 0.95, 0.35
                i["Clearcoat"].default_value, i["Specular"].default_value = 0, 0.2
            if i["Base Color"].is_linked:  # keep the texture's relief, not its hue
                src = i["Base Color"].links[0].from_socket
                bw = t.nodes.new("ShaderNodeRGBToBW")
                t.links.new(src, bw.inputs[0])
                mul = t.nodes.new("ShaderNodeMapRange")
                mul.inputs[1].default_value = 0.0
                mul.inputs[2].default_value = (
                    float(opt["texwhite"])
                    if "texwhite" in opt
                    else brightest(i["Base Color"].links[0].from_node)
                )
                mul.inputs[3].default_value = 0.08
                mul.inputs[4].default_value = GREY
                t.links.new(bw.outputs[0], mul.inputs[0])
                t.links.new(mul.outputs[0], i["Base Color"])
            else:
                i["Base Color"].default_value = (GREY, GREY, GREY, 1)
    for n, v in (("tint", 1.0 if m.name in tinted else 0.0), ("body", 1.0)):
        a = t.nodes.new("ShaderNodeOutputAOV")
        a.name = n
        a.inputs["Value"].default_value = v

# --- ground that only takes shadows
bpy.ops.mesh.primitive_plane_add(size=60)
ground = bpy.context.object
ground.is_shadow_catcher = True


# --- light: one big softbox, a strip at the other side, one from behind, a pale room
def softbox(loc, w, h, power, aim):
    l = bpy.data.lights.new("softbox", "AREA")
    l.shape = "RECTANGLE"
    l.size, l.size_y, l.energy = w, h, power
    o = bpy.data.objects.new("softbox", l)
    o.location = loc
    scene.collection.objects.link(o)
    o.rotation_euler = (Vector(aim) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()


aim = (0, 0, mid.z)
rake = "rake" in opt  # what lies flat is lit from the side, so that its folds show
softbox(
    (-4.6, 2.6, 1.7) if rake else (-3.6, -2.6, 4.6),
    2.0 if rake else 3.2,
    2.0 if rake else 3.2,
    230 if rake else 330,
    aim,
)
if not rake:
    softbox((4.2, -1.4, 2.4), 1.1, 3.6, 95, aim)
    softbox((0.6, 3.6, 4.2), 3.6, 1.4, 170, aim)
world = bpy.data.worlds.new("room")
scene.world = world
world.use_nodes = True
nodes, links = world.node_tree.nodes, world.node_tree.links
tc = nodes.new("ShaderNodeTexCoord")
sep = nodes.new("ShaderNodeSeparateXYZ")
ramp = nodes.new("ShaderNodeValToRGB")
half = nodes.new("ShaderNodeMapRange")
half.inputs[1].default_value = -1
half.inputs[2].default_value = 1
links.new(tc.outputs["Generated"], sep.inputs[0])
links.new(sep.outputs["Z"], half.inputs[0])
links.new(half.outputs[0], ramp.inputs[0])
e = ramp.color_ramp.elements
e[0].position, e[0].color = 0.35, (0.50, 0.49, 0.48, 1)
e[1].position, e[1].color = 0.85, (1, 1, 1, 1)
links.new(ramp.outputs[0], nodes["Background"].inputs[0])
nodes["Background"].inputs[1].default_value = float(opt.get("room", 0.55))

# --- camera: 100 mm, moved until the product fills the frame
cam = bpy.data.cameras.new("cam")
cam.lens = 100
co = bpy.data.objects.new("cam", cam)
scene.collection.objects.link(co)
scene.camera = co
p = math.radians(pitch)
back = Vector((0, -math.cos(p), math.sin(p)))
right = Vector((1, 0, 0))
up = right.cross(-back)
deps = bpy.context.evaluated_depsgraph_get()
pts = []
for o in parts:
    me = o.evaluated_get(deps).data
    step = max(1, len(me.vertices) // 4000)
    pts += [o.matrix_world @ me.vertices[k].co for k in range(0, len(me.vertices), step)]
fill, k = float(opt.get("fill", 0.76)), cam.sensor_width / cam.lens / 2
centre, dist = mid.copy(), 8.0
for _ in range(6):
    rows = [((q - centre).dot(right), (q - centre).dot(up), dist - (q - centre).dot(back)) for q in pts]
    xs = [x / d for x, y, d in rows]
    ys = [y / d for x, y, d in rows]
    centre += right * (max(xs) + min(xs)) / 2 * dist + up * (max(ys) + min(ys)) / 2 * dist
    dist *= max(max(xs) - min(xs), max(ys) - min(ys)) / (2 * k * fill)
centre -= up * dist * k * 0.03 * -1
co.location = centre + back * dist
co.rotation_euler = (-back).to_track_quat("-Z", "Y").to_euler()

# --- render
scene.render.engine = "CYCLES"
c = scene.cycles
c.samples = spp
c.use_adaptive_sampling = True
c.adaptive_threshold = float(opt.get("noise", 0.06))
c.adaptive_min_samples = 12
c.use_denoising = False
c.max_bounces = 7
c.diffuse_bounces = 2
c.glossy_bounces = 3
c.transmission_bounces = 7
c.transparent_max_bounces = 8
c.caustics_reflective = c.caustics_refractive = False
c.sample_clamp_indirect = 3
c.blur_glossy = 0.5
scene.render.resolution_x = scene.render.resolution_y = res
scene.render.film_transparent = True
c.pixel_filter_type = "BLACKMAN_HARRIS"
c.filter_width = 1.5
scene.render.threads_mode = "FIXED"
scene.render.threads = int(opt.get("threads", 2))
scene.render.use_persistent_data = True
vl = bpy.context.view_layer
vl.cycles.denoising_store_passes = True
vl.use_pass_glossy_direct = vl.use_pass_glossy_indirect = vl.use_pass_glossy_color = True
scene.use_nodes = True
tree = scene.node_tree
tree.nodes.clear()
rl = tree.nodes.new("CompositorNodeRLayers")
fo = tree.nodes.new("CompositorNodeOutputFile")
fo.base_path = out
fo.format.file_format = "OPEN_EXR"
fo.format.color_depth = "32"
fo.format.exr_codec = "NONE"
fo.format.color_mode = "RGBA"
fo.file_slots.clear()
for slot, sock in (
    ("color", "Image"),
    ("albedo", "Denoising Albedo"),
    ("normal", "Denoising Normal"),
    ("tint", "tint"),
    ("body", "body"),
):
    fo.file_slots.new(slot + "_")
    tree.links.new(rl.outputs[sock], fo.inputs[slot + "_"])
# What a painted surface mirrors keeps the light's colour: gloss = (direct + indirect) x colour.
plus = tree.nodes.new("CompositorNodeMixRGB")
plus.blend_type = "ADD"
tree.links.new(rl.outputs["GlossDir"], plus.inputs[1])
tree.links.new(rl.outputs["GlossInd"], plus.inputs[2])
times = tree.nodes.new("CompositorNodeMixRGB")
times.blend_type = "MULTIPLY"
tree.links.new(plus.outputs[0], times.inputs[1])
tree.links.new(rl.outputs["GlossCol"], times.inputs[2])
fo.file_slots.new("gloss_")
tree.links.new(times.outputs[0], fo.inputs["gloss_"])
os.makedirs(out, exist_ok=True)
bpy.ops.render.render()
json.dump(
    {"model": model, "materials": {n: round(area[n], 2) for n in names[:8]}, "tinted": tinted, "grey": GREY},
    open(os.path.join(out, "shot.json"), "w"),
)
